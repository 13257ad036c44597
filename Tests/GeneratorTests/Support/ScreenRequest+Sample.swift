@testable import WaylineGenerator

extension ScreenRequest {
    /// A request with these options. With fields, it is one of a form.
    init(
        name: String, route: String? = nil, children: [String] = [], hasCoordinator: Bool = false,
        template: String = "closures", target: String? = nil, kind: ScreenKind? = nil,
        fields: [String] = [], input: [String] = [], leads: [String] = [],
        service: String? = nil, flow: String? = nil
    ) throws {
        let name = try ScreenName(name)
        self.init(name: name.text, route: route ?? name.route, template: template)
        self.children = children
        self.hasCoordinator = hasCoordinator
        self.kind = kind ?? (fields.isEmpty ? .empty : .form)
        self.fields = try Field.all(fields)
        self.input = input.isEmpty ? nil : RequestedInput(fields: try Field.all(input))
        self.leads = leads.map { Lead($0) }
        (self.target, self.ownService, self.flow) = (target, service, flow)
    }

    /// A request with these fields and options.
    static func of(
        _ name: String, _ fields: [String] = [], kind: ScreenKind? = nil, input: [String] = [],
        leads: [String] = [], flow: String? = nil, hasCoordinator: Bool = false
    ) throws -> ScreenRequest {
        try ScreenRequest(
            name: name, hasCoordinator: hasCoordinator, kind: kind, fields: fields, input: input,
            leads: leads, flow: flow)
    }
}
