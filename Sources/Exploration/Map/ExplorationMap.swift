import WaylineRouting

/// The map of an app, as text: a line for each fact, sorted.
///
/// The lines are screens with the texts of their controls and the lengths that their fields take,
/// ways between screens, routes with their decisions (also by default facts), routes that were
/// never asked for, guards with their verdicts, results of flows, links and restarts.
///
/// ```swift
/// let found = try await Exploration(of: .kiosk).run()
/// try found.map.check("Docs/Map.wayline")
/// ```
public struct ExplorationMap: Hashable, Sendable {
    /// The facts, sorted.
    public let lines: [String]

    /// True if the search has run out of time, so that the next one could find more.
    public let isCut: Bool

    /// Reads a map that was written.
    public init(_ text: String) {
        lines = text.unicodeScalars.split(separator: "\n").map { line in
            let line = line.last == "\r" ? line.dropLast() : line
            return String(Substring(line)).escaped(for: .line)
        }.filter { !$0.isEmpty }
        isCut = false
    }

    @MainActor
    init(
        start: String?, _ legs: [Leg], _ coverage: ExplorationCoverage, _ screens: [String],
        _ defaults: DefaultDecisions, isCut: Bool
    ) {
        self.isCut = isCut
        let start = start.map { ["start \($0)"] } ?? []
        let ways = legs.map { "way \($0.node) → \($0.target): \($0.label)" }
        let facts = defaults.merged(with: coverage.seen.filter { !$0.hasPrefix("screen ") })
        let missing = coverage.missing.filter {
            !$0.hasPrefix("control ") && !$0.hasPrefix("property ")
        }
        .map { "unseen \($0)" }
        let all = start + screens + ways + facts + missing
        lines = Set(all.map { $0.escaped(for: .line) }).sorted()
    }

    /// The lines, each with its end.
    public var text: String { lines.map { $0 + "\n" }.joined() }

    /// The facts that `old` does not have, after a plus, and those that only `old` has, after a
    /// minus.
    public func differences(from old: ExplorationMap) -> [String] {
        let changes = lines.difference(from: old.lines)
        return changes.map { change in
            switch change {
            case .insert(_, let line, _): "+ \(line)"
            case .remove(_, let line, _): "- \(line)"
            }
        }.sorted { $0.dropFirst(2) < $1.dropFirst(2) }
    }
}
