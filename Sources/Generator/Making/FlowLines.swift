/// The lines that declare a generated screen in the flow of a coordinator.
struct FlowLines {
    private static let limit = 100

    let coordinator: String
    private let declaration: String

    /// The lines of a screen in the flow that it names; nil if it names none.
    init?(_ request: ScreenRequest) {
        guard let coordinator = request.details.flow else { return nil }
        self.coordinator = coordinator
        let (name, member) = (request.name, CamelWords(request.name).member)
        let hasInput = request.details.input != nil
        let head = hasInput ? "{ _, input in" : "{ _ in"
        if request.hasCoordinator {
            declaration = "ChildFlow(.\(member)) \(head) \(name)Coordinator() }"
        } else if hasInput {
            let model =
                request.details.kind == .empty ? "input" : "viewModel: \(name)ViewModel(input)"
            declaration = "ScreenRoute(.\(member)) \(head) \(name)Screen(\(model)) }"
        } else {
            declaration = "ScreenRoute(.\(member)) \(head) \(name)Screen() }"
        }
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

extension ExistingSources {
    /// Returns the file that declares this coordinator.
    func file(ofCoordinator name: String) throws(GeneratorError) -> String {
        if let file = sourceFile(ofType: name) { return file }
        throw .request(.noFlow(name))
    }
}

extension PlanBuilder {
    /// Plans to remove a screen's lines from its flow. Throws if they were edited.
    mutating func remove(
        _ lines: FlowLines, _ sources: ExistingSources, of screen: String
    ) throws(GeneratorError) {
        guard let path = sources.sourceFile(ofType: lines.coordinator),
            let file = try contents(of: path)
        else { return }
        guard let rest = lines.removed(from: file) else {
            throw .package(.editedLine(path, member: CamelWords(screen).member))
        }
        try replace(path, rest)
    }
}

extension ScreenRequest {
    /// Returns the request for a screen in the flow of this coordinator.
    func declared(in flow: String?) -> ScreenRequest {
        var details = details
        details.flow = flow
        return ScreenRequest(
            name: name, route: route, children: children, hasCoordinator: hasCoordinator,
            hasProtocol: hasProtocol, template: template, target: target, details: details)
    }
}

extension ScreenList {
    /// Returns the coordinator of the menu, which the file names; nil if it does not.
    static func owner(in bytes: [UInt8]) -> String? {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let start = text.firstRange(of: "ListedScreen<") else { return nil }
        let name = String(text[start.upperBound...].prefix { $0 != ">" })
        return name.isTypeName ? name : nil
    }
}
