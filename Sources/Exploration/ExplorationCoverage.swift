import Coordination
import WaylineRouting

/// The parts of an app that an ``Exploration`` has seen, and those that it has not, in lines.
///
/// ```swift
/// let found = try await Exploration(of: .kiosk).run()
/// print(found.coverage.missing.joined(separator: "\n"))
/// ```
public struct ExplorationCoverage: Hashable, Sendable {
    /// Screens, routes with their decisions, guards with their verdicts, results of flows, and
    /// links.
    public let seen: [String]

    /// Screens that were never shown, routes that were never asked for or always stay, guards that
    /// were never asked or always say the same, results that no flow had, controls that never did
    /// or showed anything, and properties that must hold sometimes and did not, each with the
    /// reason if it is known.
    public let missing: [String]

    /// The names of the screens that were never shown.
    let unseenScreens: [String]

    @MainActor
    init(_ record: SearchRecord, _ names: ScreenNames, sometimes: [String]) {
        let facts = record.facts
        let shown = facts.deciders.union(record.graph.nodes.map(names.screen))
        let screens = names.all.keys.filter(shown.contains)
        unseenScreens = names.all.keys.filter { !shown.contains($0) }.sorted()
        let routes = facts.decisions.flatMap { route, decisions in
            decisions.map { "route \(route) → \($0)" }
        }
        let links = facts.links.flatMap { link, nodes in nodes.map { "link \(link) → \($0)" } }
        let rest =
            facts.verdicts.flatMap { guarded, verdicts in verdicts.map { "guard \(guarded): \($0)" }
            }
            + facts.results.map { "result \($0)" }
            + facts.restarts.map { "restart \($0)" }
        seen = (screens.map { "screen \($0)" } + routes + links + rest).sorted()
        missing =
            (unseenScreens.map { "screen \($0): no way was found" }
            + Self.routes(names, facts, Set(screens))
            + Self.guards(names, facts) + Self.results(names, facts) + Self.controls(facts)
            + Self.properties(sometimes, record)).sorted()
    }

    @MainActor
    private static func routes(
        _ names: ScreenNames, _ facts: FactLog, _ seen: Set<String>
    ) -> [String] {
        let missing = names.all.flatMap { name, screen in
            (screen.router?.routes ?? []).map { route in (name, "\(screen.route) \(route)") }
        }.filter { facts.decisions[$0.1] == nil }
        let idle = facts.decisions.filter { $0.value == ["stay"] }.map {
            "route \($0.key): always stays"
        }
        return idle
            + Set(
                missing.map { name, route in
                    let reason = seen.contains(name) ? "never asked for" : "its screen was not seen"
                    return "route \(route): \(reason)"
                })
    }

    @MainActor
    private static func guards(_ names: ScreenNames, _ facts: FactLog) -> [String] {
        let declared = names.all.values.flatMap { screen in
            (screen.guards.entries > 0 ? ["enter \(screen.route)"] : [])
                + (screen.guards.exits.isEmpty ? [] : ["leave \(screen.route)"])
        }
        let sole = facts.verdicts.filter { $0.value.count == 1 }.compactMap { guarded, verdicts in
            verdicts.first.map { "guard \(guarded): always \($0)" }
        }
        return sole
            + Set(declared).subtracting(facts.verdicts.keys).map { "guard \($0): never asked" }
    }

    @MainActor
    private static func results(_ names: ScreenNames, _ facts: FactLog) -> [String] {
        names.results.flatMap { flow in ["\(flow): finished", "\(flow): cancelled"] }
            .filter { !facts.results.contains($0) }.map { "result \($0): never" }
    }

    private static func properties(_ names: [String], _ record: SearchRecord) -> [String] {
        let reason = record.kinds.open > 0 ? "not seen yet" : "in no state"
        return names.filter { !record.held.contains($0) }.map { "property \($0): \(reason)" }
    }

    private static func controls(_ facts: FactLog) -> [String] {
        let empty = facts.shown.filter { !$0.value }.map {
            "control \($0.key): never shows anything"
        }
        let repeated = facts.ambiguous.filter { facts.uses[$0] == nil }.map {
            "name \($0): several things have it, so none of them was chosen"
        }
        let short = facts.rows.filter { $0.value == 1 }.map {
            "control \($0.key): never has two rows"
        }
        return empty + short + repeated
            + facts.uses.filter { $0.value.effects == 0 }.map { name, use in
                let reason =
                    facts.ambiguous.contains(name)
                    ? "something else has the same name"
                    : use.tries == 0 ? "never used" : "used \(use.tries) times without an effect"
                return "control \(name): \(reason)"
            }
    }
}
