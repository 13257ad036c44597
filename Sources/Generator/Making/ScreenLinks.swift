/// Finds the routes and the types of a package that a screen uses.
struct ScreenLinks {
    let declarations: Declarations

    /// Returns the source that declares a type of the target; nil if there is none.
    let source: (_ type: String) throws(GeneratorError) -> String?

    /// The generated screens, by their names.
    let screens: [String: ScreenRequest]

    /// The screens that the same run adds to the target.
    let added: [ScreenRequest]

    /// Returns the request with the inputs of the routes to which it leads, and the properties of its own.
    func resolved(_ request: ScreenRequest) throws(GeneratorError) -> ScreenRequest {
        var (request, details) = (request, request.details)
        if let type = details.input?.type {
            details.input = ScreenInput(type: type, fields: generatedInput(type) ?? [])
            if details.input?.fields == [] { try checkHandwritten(type) }
        }
        var leads: [Lead] = []
        for lead in details.leads {
            try check(lead, isOfFlow: request.hasCoordinator)
            leads.append(try resolved(lead, isRow: leads.isEmpty && details.kind == .list, details))
        }
        details.leads = leads
        try checkNames(of: details)
        request.details = details
        guard let service = request.service else { return request }
        let isDeclared = declarations.file(ofType: "\(service)Service") { _ in true } != nil
        return try request.sharingService(with: added + (isDeclared ? Array(screens.values) : []))
    }

    /// Returns the request with the lines that make the other screens of its flow.
    func completed(_ request: ScreenRequest) -> ScreenRequest {
        var request = request
        for index in request.details.leads.indices {
            let route = request.details.leads[index].route
            request.details.leads[index].declaration =
                screen(at: route).map(FlowLines.declaration) ?? ""
        }
        return request
    }

    private func screen(at route: String) -> ScreenRequest? {
        added.first { $0.route == route } ?? screens.values.first { $0.route == route }
    }

    /// Throws if a type cannot be an input, or if the tests cannot make a value of it.
    private func checkHandwritten(_ type: String) throws(GeneratorError) {
        let source = try source(type) ?? ""
        let isEquatable = source.contains("Hashable") || source.contains("Equatable")
        if isEquatable, source.contains("Codable"), source.contains("static let sample") { return }
        throw .request(
            .contradiction(
                "'\(type)' cannot be the input: declare it in the target, Codable and Hashable, with a "
                    + "'static let sample' for the tests, or write its properties, e.g. "
                    + "'--input id:Int'."))
    }

    /// Returns the properties of an input that was generated.
    private func generatedInput(_ type: String) -> [Field]? {
        let screen = screens.values.first {
            $0.details.input?.type == nil && "\($0.name)Input" == type
        }
        return screen?.details.input?.fields
    }

    private func resolved(
        _ lead: Lead, isRow: Bool, _ details: ScreenDetails
    ) throws(GeneratorError) -> Lead {
        try NameKind.checkRoute(lead.route)
        let (isKnown, input) = route(of: lead)
        if !isKnown {
            throw .request(.unknownRoute(lead.route, known: declarations.routeMembers))
        }
        guard let input else { return Lead(lead.route) }
        guard isRow, let fields = generatedInput(input) else {
            throw .request(.routeWithInput(lead.route, input: input, isRow: isRow))
        }
        if let missing = fields.first(where: { !details.fields.contains($0) }) {
            throw .request(
                .contradiction(
                    "'\(lead.route)' needs '\(missing.text)': add this field to the rows."))
        }
        return Lead(lead.route, input: input, arguments: fields.map(\.name))
    }

    /// Throws if a route starts a flow, or if the screen's own flow cannot make the screen of the route.
    private func check(_ lead: Lead, isOfFlow: Bool) throws(GeneratorError) {
        var fault: String?
        let screen = screen(at: lead.route)
        if screen?.hasCoordinator == true { fault = "begins a flow" }
        if isOfFlow, screen == nil { fault = "is not the route of a generated screen" }
        if let fault {
            throw .request(
                .contradiction(
                    "'\(lead.route)' \(fault): leave it off, and write that decision in the router "
                        + "yourself."))
        }
    }

    private func route(of lead: Lead) -> (isKnown: Bool, input: String?) {
        guard let screen = added.first(where: { $0.route == lead.route }) else {
            return declarations.route(lead.member)
        }
        return (true, screen.details.input.map { $0.type ?? "\(screen.name)Input" })
    }

    /// Throws if a route has the name of a field.
    private func checkNames(of details: ScreenDetails) throws(GeneratorError) {
        let names = details.fields.map(\.name) + ["done"]
        for lead in details.leads where names.contains(lead.member) {
            throw .request(
                .contradiction("'\(lead.route)' is a field and a route: rename the field."))
        }
        let members = details.leads.map(\.member)
        if let twice = members.first(where: { name in members.count { $0 == name } > 1 }) {
            throw .request(.contradiction("'\(twice)' is named twice in '--leads-to'."))
        }
    }
}
