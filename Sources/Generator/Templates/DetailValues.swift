/// The values of a template that follow from the contents of a screen.
struct DetailValues {
    let fields: [FieldValues]
    let inputs: [FieldValues]
    private let request: ScreenRequest
    private var details: ScreenDetails { request.details }
    private var kind: ScreenKind { details.kind }

    init(_ request: ScreenRequest) {
        self.request = request
        fields = FieldValues.all(request.details.fields, in: request.name)
        inputs = FieldValues.all(request.details.input?.fields ?? [], in: request.name)
    }

    /// The name of its service. What is loaded comes from one.
    private var service: String? {
        details.service ?? (kind.isLoaded ? request.name : nil)
    }

    private var input: String { details.input?.type ?? "\(request.name)Input" }
    private var value: String { request.name + kind.ending }
    private var required: [FieldValues] { fields.filter(\.field.isRequired) }
    private var typed: [FieldValues] { fields.filter(\.field.type.isTyped) }

    var texts: [String: String] {
        let service = service ?? ""
        let sources = required.map { Source(name: $0.field.name, check: $0.check) }
        return [
            "Value": value, "Contents": kind == .list ? "[\(value)]" : value, "Input": input,
            "Service": service, "service": CamelWords(service).member,
            "controls": controls.joined(separator: ", "), "rule": Self.rule(sources),
            "publishedRule": Self.rule(
                sources.map { Source(name: "$\($0.name)", check: $0.check) }),
            "valid": Self.rule(typed.map { Source(name: "\($0.field.name).isValid") }),
            "missing": missing, "inputSample": "\(input)(\(arguments(inputs.map(\.field))))",
            "rowSample": row(\.shownSample), "otherRowSample": row(\.otherShownSample),
            "rowTitle": fields.first?.shownSample ?? "",
        ]
    }

    var conditions: [String: Bool] {
        let (hasService, hasInput) = (service != nil, details.input != nil)
        let (isModel, hasEntry) = (kind != .empty, hasService || request.hasCoordinator)
        let selects = kind == .list && details.leads.first?.input != nil
        let makes = isModel && (hasService || hasInput)
        var conditions = [
            "input": hasInput, "newInput": hasInput && details.input?.type == nil,
            "service": hasService, "router": kind == .form || !details.leads.isEmpty,
            "facts": kind == .form && (request.hasCoordinator || !required.isEmpty) || selects,
            "model": isModel, "makes": makes, "made": makes || isModel && request.hasProtocol,
            "starts": isModel || !details.leads.isEmpty || !request.children.isEmpty,
            "loaded": kind.isLoaded, "selects": selects,
            "value": kind.isLoaded || kind == .form && hasEntry,
            "entry": kind == .form && hasEntry,
            "checked": kind == .form && !required.isEmpty,
            "typed": kind == .form && !typed.isEmpty,
            "decimals": fields.contains { $0.field.type == .decimal },
            "dates": fields.contains { $0.field.type == .date },
            "identity": fields.contains { $0.field.name == "id" },
        ]
        for kind in ScreenKind.allCases { conditions[kind.rawValue] = kind == self.kind }
        return conditions
    }

    /// The routes. Those of a list begin with the one to which a row leads.
    var routes: [TemplateValues] {
        details.leads.enumerated().map { index, lead in
            let route = lead.member == lead.route ? "" : " = \"\(lead.route)\""
            let fields = lead.arguments.compactMap { name in
                details.fields.first { $0.name == name }
            }
            let row = lead.arguments.map { "\($0): $0.\($0)" }.joined(separator: ", ")
            return TemplateValues(
                texts: [
                    "target": lead.member, "targetRoute": lead.route, "targetTitle": lead.title,
                    "targetCase": lead.member + route,
                    "targetInput": "\(lead.input ?? "")(\(row))",
                    "targetSample": "\(lead.input ?? "")(\(arguments(fields)))",
                ],
                conditions: [
                    "button": kind != .list || index > 0, "targetInput": lead.input != nil,
                ])
        }
    }

    private var controls: [String] {
        let parts = request.children.isEmpty ? [] : ["parts"]
        let buttons = details.leads.dropFirst(kind == .list ? 1 : 0).map(\.member)
        let own =
            switch kind {
            case .form:
                fields.map(\.field.name) + (service == nil ? [] : ["failure"]) + ["done"]
            case .list: ["rows", "missing"]
            case .detail: ["values", "missing"]
            case .empty: [String]()
            }
        return parts + own + buttons
    }

    /// The note of a form in which something is missing.
    private var missing: String {
        let names = required.map { $0.field.name == "id" ? "ID" : $0.field.title.lowercased() }
        let list = names.dropLast().joined(separator: ", ")
        return "Fill in \(list.isEmpty ? "" : "\(list) and ")\(names.last ?? "")."
    }

    /// Returns a row of a table with these texts, as a user reads it: without the names of empty ones.
    private func row(_ text: (FieldValues) -> String) -> String {
        let others = fields.dropFirst().filter { !text($0).isEmpty }
        return ([fields.first.map(text) ?? ""] + others.map { "\($0.field.title): \(text($0))" })
            .filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private func arguments(_ fields: [Field]) -> String {
        FieldValues.all(fields, in: request.name)
            .map { "\($0.field.name): \($0.values.texts["sample"] ?? "")" }.joined(separator: ", ")
    }

    /// Returns the expression that is true if each of these sources passes its check.
    private static func rule(_ sources: [Source]) -> String {
        if sources.count == 1 {
            let check = sources[0].checked("$0")
            return check == "$0" ? sources[0].name : "\(sources[0].name).map { \(check) }"
        }
        if sources.count > 4 {
            let first = rule(Array(sources.prefix(4)))
            return rule([Source(name: first)] + sources.dropFirst(4))
        }
        let names = sources.map(\.name).joined(separator: ", ")
        let checks = sources.enumerated().map { $1.checked("$\($0)") }.joined(separator: " && ")
        return "Derived(\(names)) { \(checks) }"
    }

    /// A value in a rule.
    private struct Source {
        let name: String
        var check = FieldValues.Check.truth

        /// The test of a closure's argument.
        func checked(_ argument: String) -> String {
            switch check {
            case .text: "!\(argument).isEmpty"
            case .value: "\(argument) != nil"
            case .truth: argument
            }
        }
    }
}
