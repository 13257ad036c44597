import WaylineValues

/// A screen to generate, with the names and the decisions that its files share.
struct ScreenCode {
    let request: ScreenRequest
    let module: String
    let hasMenu: Bool

    /// The framework of its tests.
    let framework: TestFramework
    let fields: [FieldCode]
    let inputs: [FieldCode]
    let leads: [LeadCode]

    /// The name of its members, e.g. `orderHistory`.
    let member: String

    /// The title in a literal.
    let title: String

    /// The type of the values.
    let value: String
    let input: String
    let service: String
    let serviceMember: String

    /// The fields that a form needs, and those with a text that can be invalid.
    let required: [FieldCode]
    let typed: [FieldCode]

    init(_ request: ScreenRequest, in settings: PackageSettings, hasMenu: Bool) {
        (self.request, self.hasMenu) = (request, hasMenu)
        module = settings.module
        framework = request.framework ?? settings.framework
        let owner = request.owner ?? request.name
        let fields = request.fields.map {
            FieldCode($0, in: owner, member: request.viewMember(of: $0))
        }
        self.fields = fields
        inputs = (request.input?.fields ?? []).map { FieldCode($0, in: request.name) }
        leads = request.leads.map { LeadCode($0, of: request, fields) }
        member = request.member
        title = request.usersTitle.escaped(for: .literal)
        value = owner + request.kind.ending
        input = request.inputType ?? "NoInput"
        service = request.service ?? ""
        serviceMember = CamelWords(service).member
        required = fields.filter(\.field.isRequired)
        typed = fields.filter(\.field.type.isTyped)
    }

    var name: String { request.name }
    var children: [String] { request.children }

    var isForm: Bool { request.kind == .form }
    var isList: Bool { request.kind == .list }
    var isDetail: Bool { request.kind == .detail }
    var isEmpty: Bool { request.kind == .empty }
    var isLoaded: Bool { request.kind.isLoaded }

    var hasService: Bool { request.service != nil }
    var hasInput: Bool { request.input != nil }
    var hasFlow: Bool { request.hasCoordinator }

    /// True if its view model or its flow is made with a service or an input.
    var isOwned: Bool { hasService || hasInput }

    /// True if another screen declares its service and its values.
    var isShared: Bool { request.owner != nil }

    /// True if the menu has a row for it.
    var hasRow: Bool { hasMenu && request.isMenuRow }
    var hasRouter: Bool { isForm || !leads.isEmpty }

    /// True if a row or a detail gives a route its input.
    var gives: Bool { leads.contains(where: \.hasInput) }
    var selects: Bool { gives && isList }

    /// True if a form saves its values, or ends its flow with them.
    var saves: Bool { isForm && hasService }
    var finishes: Bool { isForm && hasFlow }
    var hasEntry: Bool { saves || finishes }
    var isChecked: Bool { isForm && !required.isEmpty }
    var isTyped: Bool { isForm && !typed.isEmpty }

    /// True if its view model declares the type of the values.
    var hasValue: Bool { (isLoaded || hasEntry) && !isShared }
    var hasSecrets: Bool { fields.contains(where: \.field.isSecret) }
    var hasDecimals: Bool { fields.contains { $0.field.type == .decimal } }
    var hasDates: Bool { fields.contains { $0.field.type == .date } }

    /// The routes with a button. The rows of a list lead to its first route.
    var buttons: ArraySlice<LeadCode> { leads.dropFirst(isList ? 1 : 0) }

    /// The contents that a service loads.
    var contents: String { isList ? "[\(value)]" : isLoaded ? value : "Void" }

    /// The property of the view model with the value for the routes.
    var given: String { isList ? "selected" : "contents" }

    /// The type of its input, in a test.
    var testedInput: String { framework.hides(input) ? "\(module).\(input)" : input }

    /// A value of its input, in a test.
    var inputSample: String {
        let values = inputs.arguments(\.samples[0])
        return inputs.isEmpty ? "\(testedInput).sample" : "\(testedInput)(\(values))"
    }

    /// Returns the parameters of the service's function, whose input has this type.
    func parameters(_ input: String) -> String {
        if isLoaded { return hasInput ? "_ input: \(input)" : "" }
        return "_ entry: \(value)" + (hasInput ? ", for input: \(input)" : "")
    }

    /// Returns the arguments for a view model or a coordinator.
    func arguments(input: String, service: String) -> String {
        [hasInput ? input : nil, hasService ? "\(serviceMember): \(service)" : nil]
            .compactMap(\.self).joined(separator: ", ")
    }

    /// Returns the head of an initializer that takes the input and the service.
    func initializer(serviceLabel: String) -> String {
        let parts = [
            hasInput ? "_ input: \(input)" : nil,
            hasService ? "\(serviceLabel): any \(service)Service = Memory\(service)()" : nil,
        ]
        return "    init(\(parts.compactMap(\.self).joined(separator: ", "))) {"
    }

    /// The hint of a form in which something is missing.
    var missing: String {
        let names = required.map { $0.name == "id" ? "ID" : $0.title.lowercased() }
        let list = names.dropLast().joined(separator: ", ")
        return "Fill in \(list.isEmpty ? "" : "\(list) and ")\(names.last ?? "")."
    }
}
