import WaylineValues

extension TemplateValues {
    /// The values for a screen.
    init(_ request: ScreenRequest, module: String, hasMenu: Bool) {
        let values = ScreenValues(request, module: module, hasMenu: hasMenu)
        self.init(texts: values.texts, conditions: values.conditions, lists: values.lists)
    }
}

/// The values of a template that follow from a request.
private struct ScreenValues {
    private let request: ScreenRequest
    private let module: String
    private let hasMenu: Bool
    private let fields: [FieldValues]
    private let inputs: [FieldValues]

    init(_ request: ScreenRequest, module: String, hasMenu: Bool) {
        (self.request, self.module, self.hasMenu) = (request, module, hasMenu)
        fields = request.fields.map {
            FieldValues(
                $0, in: request.owner ?? request.name, member: request.viewMember(of: $0))
        }
        inputs = (request.input?.fields ?? []).map { FieldValues($0, in: request.name) }
    }

    private var kind: ScreenKind { request.kind }
    private var service: String? { request.service }
    private var input: String { request.inputType ?? "NoInput" }

    private var value: String { (request.owner ?? request.name) + kind.ending }
    private var required: [FieldValues] { fields.filter(\.field.isRequired) }
    private var typed: [FieldValues] { fields.filter(\.field.type.isTyped) }

    var texts: [String: String] {
        let words = CamelWords(request.name)
        let single = kind.isLoaded ? value : "Void"
        return [
            "Name": request.name, "name": words.member, "route": request.route,
            "title": request.usersTitle.escaped(for: .literal), "module": module,
            "Value": value, "Contents": kind == .list ? "[\(value)]" : single, "Input": input,
            "Service": service ?? "", "service": CamelWords(service ?? "").member,
            "controls": controls.joined(separator: ", "), "rule": rule,
            "missing": missing,
            "valid": Self.rule(
                typed.map { ("\(request.viewMember(of: $0.field)).isValid", { $0 }) }),
            "first": request.input == nil ? ".\(words.member)" : "first",
            "owned": arguments(
                input: "owner.input", service: "owner.\(CamelWords(service ?? "").member)"),
            "parameters": parameters,
            "arguments": arguments(input: inputSample, service: "service"),
            "inputSample": inputSample,
            "samples": Self.arguments(fields, \.samples[0]),
            "otherSamples": Self.arguments(fields, \.samples[1]),
            "requiredTexts": Self.texts(required), "typedTexts": Self.texts(typed),
            "rowSample": row(\.shown[0]), "otherRowSample": row(\.shown[1]),
            "given": kind == .list ? "selected" : "contents",
            "rowTitle": fields.first?.shown[0] ?? "",
            "targets": request.leads.map { "\"\($0.route)\"" }.joined(separator: ", "),
        ]
    }

    var conditions: [String: Bool] {
        let (hasService, hasInput) = (service != nil, request.input != nil)
        let (isForm, isModel) = (kind == .form, kind != .empty)
        let isShared = request.owner != nil
        let gives = request.leads.contains { $0.input != nil }
        let finishes = isForm && request.hasCoordinator
        let isChecked = isForm && !required.isEmpty
        let hasEntry = isForm && (hasService || finishes)
        var conditions = [
            "coordinator": request.hasCoordinator, "menu": hasMenu,
            "row": hasMenu && !hasInput && request.flow == nil,
            "input": hasInput, "newInput": hasInput && request.input?.type == nil,
            "owned": hasService || hasInput, "service": hasService,
            "newService": hasService && !isShared, "shared": isShared,
            "router": isForm || !request.leads.isEmpty,
            "gives": gives, "selects": gives && kind == .list, "finishes": finishes,
            "guarded": isChecked && !finishes,
            "pops": isForm && !isChecked && !finishes,
            "makes": isModel && (hasService || hasInput),
            "starts": isModel || !request.leads.isEmpty || !request.children.isEmpty,
            "loaded": kind.isLoaded, "saves": isForm && hasService, "ends": isForm && !hasService,
            "value": (kind.isLoaded || hasEntry) && !isShared, "entry": hasEntry,
            "checked": isChecked, "typed": isForm && !typed.isEmpty,
            "secrets": fields.contains(where: \.field.isSecret),
            "decimals": fields.contains { $0.field.type == .decimal },
            "dates": fields.contains { $0.field.type == .date },
            "identity": fields.contains { $0.field.name == "id" },
        ]
        for kind in ScreenKind.allCases { conditions[kind.rawValue] = kind == self.kind }
        return conditions
    }

    var lists: [String: [TemplateValues]] {
        let inputFields = inputs.map(\.field)
        return [
            "children": request.children.map { name in
                let words = CamelWords(name)
                return TemplateValues(texts: [
                    "Child": name, "child": words.member, "childTitle": words.title,
                    "comma": request.children.count > 1 ? "," : "",
                ])
            },
            "fields": fields.map { $0.values(in: request.fields) },
            "inputs": inputs.map { $0.values(in: inputFields) },
            "routes": request.leads.enumerated().map { route($1, isFirst: $0 == 0) },
        ]
    }

    /// Returns the values of a route. The rows of a list lead to its first route.
    private func route(_ lead: Lead, isFirst: Bool) -> TemplateValues {
        let raw = lead.member == lead.route ? "" : " = \"\(lead.route)\""
        let samples = lead.arguments.compactMap { field in fields.first { $0.field == field } }
        let row = lead.arguments.map { "\($0.name): $0.\($0.name)" }.joined(separator: ", ")
        let input = lead.input ?? ""
        return TemplateValues(
            texts: [
                "target": lead.member, "targetButton": request.viewMember(of: lead),
                "targetRoute": lead.route, "targetTitle": lead.title,
                "targetCase": lead.member + raw, "targetInput": "\(input)(\(row))",
                "targetLine": lead.declaration,
                "targetSample": "\(input)(\(Self.arguments(samples, \.samples[0])))",
            ],
            conditions: [
                "button": kind != .list || !isFirst, "targetInput": lead.input != nil,
            ])
    }

    private var controls: [String] {
        let parts = request.children.isEmpty ? [] : ["parts"]
        let buttons = request.leads.dropFirst(kind == .list ? 1 : 0).map(request.viewMember)
        let own =
            switch kind {
            case .form:
                request.fields.map(request.viewMember) + (service == nil ? [] : ["failure"]) + [
                    "done"
                ]
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

    private var inputSample: String {
        inputs.isEmpty ? "\(input).sample" : "\(input)(\(Self.arguments(inputs, \.samples[0])))"
    }

    /// The parameters of the service's function.
    private var parameters: String {
        let hasInput = request.input != nil
        if kind.isLoaded { return hasInput ? "_ input: \(input)" : "" }
        return "_ entry: \(value)" + (hasInput ? ", for input: \(input)" : "")
    }

    /// Returns the arguments for a view model or a coordinator.
    private func arguments(input: String, service value: String) -> String {
        let service = service.map { "\(CamelWords($0).member): \(value)" }
        return [request.input == nil ? nil : input, service].compactMap(\.self)
            .joined(separator: ", ")
    }

    /// Returns a row of a table with these texts, as a user reads it: without the names of empty
    /// ones.
    private func row(_ text: (FieldValues) -> String) -> String {
        let others = fields.dropFirst().filter { !text($0).isEmpty }
        return ([fields.first.map(text) ?? ""] + others.map { "\($0.field.title): \(text($0))" })
            .filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private static func arguments(
        _ fields: [FieldValues], _ value: (FieldValues) -> String
    ) -> String {
        fields.map { "\($0.field.name): \(value($0))" }.joined(separator: ", ")
    }

    /// Returns the titles and the sample texts of fields, for a loop in a test.
    private static func texts(_ fields: [FieldValues]) -> String {
        fields.map { "(\"\($0.field.title)\", \"\($0.shown[0])\")" }.joined(separator: ", ")
    }

    /// The expression that is true if each required field has a value.
    private var rule: String { Self.rule(required.map { ($0.field.name, $0.test) }) }

    /// Returns the expression that is true if the value of each source passes its test.
    private static func rule(_ tests: [(source: String, test: (String) -> String)]) -> String {
        if tests.count == 1 {
            let (source, test) = (tests[0].source, tests[0].test("$0"))
            return test == "$0" ? source : "\(source).map { \(test) }"
        }
        if tests.count > 4 {
            return rule([(rule(Array(tests.prefix(4))), { $0 })] + tests.dropFirst(4))
        }
        let names = tests.map(\.source).joined(separator: ", ")
        let checks = tests.enumerated().map { $1.test("$\($0)") }.joined(separator: " && ")
        return "Derived(\(names)) { \(checks) }"
    }
}
