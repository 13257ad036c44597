/// The lines that declare a generated screen in the flow of a coordinator.
struct FlowLines {
    private static let limit = 100

    let coordinator: String
    private let declaration: String

    /// The lines of a screen in the flow that it names; nil if it names none.
    init?(_ request: ScreenRequest) {
        guard let coordinator = request.details.flow else { return nil }
        self.coordinator = coordinator
        declaration = Self.declaration(of: request)
    }

    /// Returns the line that declares a screen or its flow.
    static func declaration(of request: ScreenRequest) -> String {
        let (name, hasInput) = (request.name, request.details.input != nil)
        let isPlain = request.hasCoordinator || request.details.kind == .empty
        let input = isPlain ? "input" : "viewModel: \(name)ViewModel(input)"
        let (kind, ending) =
            request.hasCoordinator ? ("ChildFlow", "Coordinator") : ("ScreenRoute", "Screen")
        let made = "\(name)\(ending)(\(hasInput ? input : ""))"
        return "\(kind)(.\(request.member)) { _\(hasInput ? ", input" : "") in \(made) }"
    }

    /// Returns the file with the lines at the end of the flow; nil if it has no such flow.
    func added(to bytes: [UInt8]) -> [UInt8]? {
        var lines = Self.lines(of: bytes)
        guard let flow = lines.firstIndex(where: { $0.contains("Flow<\(coordinator)>(") }),
            let opening = lines[flow...].firstIndex(where: { $0.hasSuffix("{") })
        else { return nil }
        let indent = lines[flow].prefix { $0 == " " || $0 == "\t" }
        guard let end = lines[opening...].dropFirst().firstIndex(of: "\(indent)}") else {
            return nil
        }
        if place(in: lines) == nil {
            let step = indent.isEmpty ? "    " : String(indent)
            lines.insert(contentsOf: written(indent + step, step), at: end)
        }
        return Self.bytes(of: lines)
    }

    /// Returns the file without the lines; nil if they were edited.
    func removed(from bytes: [UInt8]) -> [UInt8]? {
        var lines = Self.lines(of: bytes)
        if let place = place(in: lines) {
            lines.removeSubrange(place)
            return Self.bytes(of: lines)
        }
        let beginning = declaration.prefix { $0 != ")" } + ")"
        return lines.contains { $0.contains(beginning) } ? nil : bytes
    }

    /// The lines with this indentation: one, or three if it would be too long.
    private func written(_ indent: String, _ step: String) -> [String] {
        if indent.count + declaration.count <= Self.limit { return [indent + declaration] }
        let parts = declaration.dropLast(2).split(separator: " in ", maxSplits: 1).map(String.init)
        return ["\(indent)\(parts[0]) in", "\(indent)\(step)\(parts[1])", "\(indent)}"]
    }

    private func place(in lines: [String]) -> Range<Int>? {
        lines.indices.lazy.compactMap { start -> Range<Int>? in
            var text = ""
            for end in start..<min(start + 3, lines.count) {
                text += (text.isEmpty ? "" : " ") + lines[end].drop { $0 == " " || $0 == "\t" }
                if text == declaration { return start..<end + 1 }
            }
            return nil
        }.first
    }

    private static func lines(of bytes: [UInt8]) -> [String] {
        bytes.split(separator: .lineFeed, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
    }

    private static func bytes(of lines: [String]) -> [UInt8] {
        Array(lines.joined(separator: "\n").utf8)
    }
}

extension PlanBuilder {
    /// Plans to add a screen's lines to the flow that it names.
    mutating func addLines(
        of screen: ScreenRequest, to sources: PackageSources, in settings: PackageSettings
    ) throws(GeneratorError) {
        guard let lines = FlowLines(screen) else { return }
        guard let path = try sources.file(ofType: lines.coordinator, in: settings),
            let file = try contents(of: path), let added = lines.added(to: file)
        else { throw .request(.noFlow(lines.coordinator)) }
        try replace(path, added)
    }

    /// Plans to remove a screen's lines from its flow. Throws if they were edited.
    mutating func removeLines(
        of screen: ScreenRequest, from sources: PackageSources, in settings: PackageSettings
    ) throws(GeneratorError) {
        guard let lines = FlowLines(screen),
            let path = try sources.file(ofType: lines.coordinator, in: settings),
            let file = try contents(of: path)
        else { return }
        guard let rest = lines.removed(from: file) else {
            throw .package(.editedLine(path, member: screen.member))
        }
        try replace(path, rest)
    }
}
