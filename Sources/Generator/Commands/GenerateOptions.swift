package import WaylineCommandLine

/// The options of `generate screen`.
package struct GenerateOptions: Hashable, Sendable {
    package let names: [String]

    /// The fields as they are typed, e.g. `id:Int`.
    package var fields: [String] = []
    package var kind: ScreenKind?

    /// The type of the input, or its properties as they are typed.
    package var input: [String] = []

    /// The routes to which it leads.
    package var leads: [String] = []
    package var service: String?
    package var title: String?
    package var flow: String?
    package var route: String?
    package var children: [String] = []
    package var hasCoordinator = false
    package var hasProtocol = false
    package var target: String?

    /// The name of the template.
    package var template = BindingStyle.closures.rawValue
    package var plan = PlanOptions()

    package init(_ names: [String]) {
        self.names = names
    }

    package init(_ arguments: Arguments) {
        let words = arguments.operands
        fields = words.dropFirst().filter(\.isField)
        names = words.prefix(1) + words.dropFirst().filter { !$0.isField }
        kind = arguments.value(.kind).flatMap(ScreenKind.init)
        input = arguments.all(.input).flatMap(\.listed)
        leads = arguments.all(.leadsTo).flatMap(\.listed)
        service = arguments.value(.service)
        title = arguments.value(.title)
        flow = arguments.value(.flow)
        route = arguments.value(.route)
        children = arguments.all(.child)
        hasCoordinator = arguments.has(.coordinator)
        hasProtocol = arguments.has(.viewModelProtocol)
        target = arguments.value(.target)
        template = arguments.value(.template) ?? arguments.value(.binding) ?? template
        plan = PlanOptions(arguments)
    }

    @MainActor
    func run(_ output: Output) -> ExitStatus {
        let report = PlanReport(command: "generate", options: plan, canForce: true)
        return plan.carryOut(report, output) { package throws(GeneratorError) in
            let requests = try ScreenRequest.all(
                names, route: route, children: children, hasCoordinator: hasCoordinator,
                hasProtocol: hasProtocol, template: template, target: target,
                details: try details())
            var generation = try Generation(package, isForced: plan.isForced)
            return try generation.plan(requests).naming(names + children)
        }
    }

    /// Reads the contents of the screens. Throws if they contradict each other.
    package func details() throws(GeneratorError) -> ScreenDetails {
        var details = ScreenDetails(kind, fields: try Field.all(fields))
        try check(details)
        if let first = input.first { details.input = try read(input: first) }
        details.leads = leads.map { Lead($0) }
        details.service = try service.map { text throws(GeneratorError) in
            try Self.typeName(text, without: ["Service"])
        }
        details.flow = try flow.map { text throws(GeneratorError) in
            try Self.typeName(text, without: ["Coordinator", "Flow"]) + "Coordinator"
        }
        if title?.isTitle == false {
            throw .request(.contradiction("'--title' takes one line of at most 100 letters."))
        }
        details.title = title
        return details
    }

    private func check(_ details: ScreenDetails) throws(GeneratorError) {
        let kind = details.kind
        if (kind == .empty) != fields.isEmpty {
            throw .request(
                .contradiction(
                    kind == .empty
                        ? "'--kind empty' shows no fields: leave them off, or choose another kind."
                        : "'--kind \(kind.rawValue)' needs fields: add some, e.g. 'name:String'."))
        }
        if kind == .empty, service != nil {
            throw .request(
                .contradiction(
                    "'--service' needs fields to load or to save: add some, e.g. 'id:Int'."))
        }
    }

    private func read(input first: String) throws(GeneratorError) -> ScreenInput {
        if input.count == 1, first.isTypeName { return ScreenInput(type: first, fields: []) }
        let fields = try Field.all(input)
        let simple: [FieldType] = [.string, .int, .double, .bool, .date]
        if let other = fields.first(where: { !simple.contains($0.type) }) {
            throw .request(
                .contradiction("'\(other.text)' cannot be an input: choose another type."))
        }
        return ScreenInput(fields: fields)
    }

    private static func typeName(
        _ text: String, without endings: [String]
    ) throws(GeneratorError) -> String {
        var name = try naming { () throws(NameError) in try ScreenName(text) }.text
        for ending in endings where name.hasSuffix(ending) && name != ending {
            name = String(name.dropLast(ending.count))
        }
        return name
    }
}

extension String {
    /// True for a word that is a field, and not the name of another screen.
    fileprivate var isField: Bool {
        contains(":") || unicodeScalars.first?.isSmallLetter == true
    }

    /// The parts between commas.
    fileprivate var listed: [String] { split(separator: ",").map(String.init) }
}
