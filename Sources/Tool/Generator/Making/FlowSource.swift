/// The lines that declare a generated screen in the flow of a coordinator.
struct FlowSource {
    private static let limit = 100

    let coordinator: String
    private let member: String
    private let declaration: String

    /// The lines of a screen in the flow that it names; nil if it names none.
    init?(_ request: ScreenRequest) {
        guard let coordinator = request.flow else { return nil }
        self.coordinator = coordinator
        member = request.member
        declaration = Self.declaration(of: request)
    }

    /// Returns the line that declares a screen or its flow.
    static func declaration(of request: ScreenRequest) -> String {
        let (name, hasInput) = (request.name, request.input != nil)
        let isPlain = request.hasCoordinator || request.kind == .empty
        let input = isPlain ? "input" : "viewModel: \(name)ViewModel(input)"
        let (kind, ending) =
            request.hasCoordinator ? ("ChildFlow", "Coordinator") : ("FlowScreen", "Screen")
        let made = "\(name)\(ending)(\(hasInput ? input : ""))"
        return "\(kind)(.\(request.member)) { _\(hasInput ? ", input" : "") in \(made) }"
    }

    /// Returns the file with the lines at the end of the flow; nil if it has no such flow.
    func added(to bytes: [UInt8]) -> [UInt8]? {
        let source = SwiftText(bytes)
        guard let body = source.flow(of: coordinator) else { return nil }
        if source.element(for: member, in: body) != nil { return bytes }
        let indent = source.indentation(of: body.lowerBound)
        let step = indent.isEmpty ? "    " : indent
        // Git could merge the brackets of two entries wrongly.
        let isOneLine = bytes.contains("swift-format-ignore".utf8)
        let lines = isOneLine ? [indent + step + declaration] : lines(indent + step, step)
        let text = lines.map { $0 + "\n" }.joined()
        let end = source.tokens[body.upperBound].bytes.lowerBound
        let start = source.lineStart(before: end)
        let isAlone = source.isBlank(start..<end)
        let inserted = isAlone ? text : "\n\(text)\(indent)"
        return bytes[..<(isAlone ? start : end)] + Array(inserted.utf8)
            + bytes[(isAlone ? start : end)...]
    }

    /// Returns the file without the lines; nil if they were edited. A changed layout is no edit.
    func removed(from bytes: [UInt8]) -> [UInt8]? {
        let source = SwiftText(bytes)
        guard let body = source.flow(of: coordinator),
            let place = source.element(for: member, in: body)
        else { return bytes }
        let wanted = SwiftText(Array(declaration.utf8)).texts
        let end = place + wanted.count
        guard end <= body.upperBound, source.texts[place..<end].elementsEqual(wanted),
            !source.goesOn(at: end)
        else { return nil }
        let start = source.lineStart(before: source.tokens[place].bytes.lowerBound)
        let last = source.tokens[end - 1].bytes.upperBound
        let next = source.lineEnd(after: last)
        guard source.isBlank(start..<source.tokens[place].bytes.lowerBound),
            source.isBlank(last..<next)
        else { return nil }
        return Array(bytes[..<start] + bytes[min(next + 1, bytes.count)...])
    }

    /// The lines with this indentation: as many as the declaration needs.
    private func lines(_ indent: String, _ step: String) -> [String] {
        if indent.count + declaration.count <= Self.limit { return [indent + declaration] }
        let parts = declaration.dropLast(2).split(separator: " in ", maxSplits: 1).map(String.init)
        let (inner, call) = (indent + step, parts[1])
        var made = [inner + call]
        if made[0].count > Self.limit, let bracket = call.firstIndex(of: "(") {
            made = [inner + call[...bracket], inner + step + call[call.index(after: bracket)...]]
        }
        return ["\(indent)\(parts[0]) in"] + made + ["\(indent)}"]
    }
}

extension SwiftText {
    /// Returns the tokens between the braces of the coordinator's flow; nil without such a flow.
    fileprivate func flow(of coordinator: String) -> Range<Int>? {
        let head = ["Flow", "<", coordinator, ">", "("]
        let start = texts.indices.first { texts[$0...].starts(with: head) }
        guard let start, let closing = end(of: start + head.count - 1),
            closing + 1 < texts.count, texts[closing + 1] == "{", let end = end(of: closing + 1)
        else { return nil }
        return closing + 2..<end
    }

    /// Returns the place of the element that declares a route, with or without edits.
    fileprivate func element(for member: String, in body: Range<Int>) -> Int? {
        body.first { place in
            ["FlowScreen", "ChildFlow"].contains(texts[place])
                && texts[place...].dropFirst().starts(with: ["(", ".", member])
                && [")", ","].contains(texts[place + 4])
        }
    }

    /// Returns whether the token at a place belongs to the element before it: a modifier or one
    /// more closure.
    fileprivate func goesOn(at place: Int) -> Bool {
        texts[place] == "." || place + 1 < texts.count && texts[place + 1] == ":"
    }

    fileprivate func lineStart(before place: Int) -> Int {
        bytes[..<place].lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
    }

    fileprivate func lineEnd(after place: Int) -> Int {
        bytes[place...].firstIndex(of: .lineFeed) ?? bytes.count
    }

    /// Returns the spaces before the line of the declaration that a token belongs to.
    fileprivate func indentation(of place: Int) -> String {
        let start = lineStart(before: tokens[place - 1].bytes.lowerBound)
        let blank = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return String(decoding: blank, as: UTF8.self)
    }

    fileprivate func isBlank(_ range: Range<Int>) -> Bool {
        bytes[range].allSatisfy { [UInt8(ascii: " "), UInt8(ascii: "\t"), 13].contains($0) }
    }
}

extension PlanBuilder {
    /// Plans to add a screen's lines to the flow that it names.
    mutating func addLines(
        of screen: ScreenRequest, to sources: PackageSources, in settings: PackageSettings
    ) throws(GeneratorError) {
        guard let lines = FlowSource(screen) else { return }
        guard let path = try sources.file(ofType: lines.coordinator, in: settings),
            let file = try contents(of: path)
        else { throw .request(.noFlow(lines.coordinator)) }
        if !SwiftText(file).isBalanced { throw .damaged(path) }
        guard let added = lines.added(to: file) else {
            throw .request(.noFlow(lines.coordinator))
        }
        try replace(path, added)
    }

    /// Plans to remove a screen's lines from its flow. Throws if they were edited.
    mutating func removeLines(
        of screen: ScreenRequest, from sources: PackageSources, in settings: PackageSettings
    ) throws(GeneratorError) {
        guard let lines = FlowSource(screen) else { return }
        guard let path = try sources.file(ofType: lines.coordinator, in: settings),
            let file = try contents(of: path)
        else {
            return note(
                "'\(lines.coordinator)' was not found: remove '.\(screen.member)' from its flow "
                    + "yourself.")
        }
        if !SwiftText(file).isBalanced { throw .damaged(path) }
        guard let rest = lines.removed(from: file) else {
            throw .editedLine(path, member: screen.member)
        }
        try replace(path, rest)
    }
}
