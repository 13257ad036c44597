/// Finds the routes and the types of a package that a screen uses.
struct ScreenLinks {
    let declarations: Declarations

    /// The generated screens, by their names.
    let screens: [String: ScreenRequest]

    /// The screens that the same run adds to the target.
    let added: [ScreenRequest]

    /// Returns the request with the inputs of the routes to which it leads, and the properties of its own.
    func resolved(_ request: ScreenRequest) throws(GeneratorError) -> ScreenRequest {
        var (request, details) = (request, request.details)
        if let type = details.input?.type { details.input = try input(type) }
        var leads: [Lead] = []
        for lead in details.leads {
            leads.append(try resolved(lead, isRow: leads.isEmpty && details.kind == .list, details))
        }
        details.leads = leads
        try checkNames(of: details)
        request.details = details
        let others = screens.values.filter { screen in
            declarations.file(ofType: "\(screen.service ?? "")Service") { _ in true } != nil
        }
        return try request.sharingService(with: added + others)
    }

    private func input(_ type: String) throws(GeneratorError) -> ScreenInput {
        if let known = generatedInput(type) { return ScreenInput(type: type, fields: known) }
        throw .request(
            .contradiction(
                "'\(type)' is not the input of a generated screen: write its properties, e.g. "
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
        _ = try naming { () throws(NameError) in try RouteName(lead.route) }
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
