/// Finds the routes and the types of a package that a screen uses.
struct ScreenLinks {
    let package: ScreenPackage
    let settings: PackageSettings

    /// The generated screens.
    let screens: [ScreenRequest]

    /// The screens that the same run adds to the target.
    let added: [ScreenRequest]

    /// Returns the request with the inputs of the routes to which it leads, and the properties of
    /// its own.
    func resolved(_ given: ScreenRequest) throws(GeneratorError) -> ScreenRequest {
        var request = given
        if let type = request.input?.type {
            let known = generatedInput(type)
            if known == nil { try checkHandwritten(type) }
            request.input?.fields = known ?? []
        }
        request.leads = []
        for lead in given.leads {
            let isGiven =
                given.kind == .detail || given.kind == .list && request.leads.isEmpty
            request.leads.append(try resolved(lead, isGiven: isGiven, of: given))
        }
        try checkNames(of: request)
        if let owner = try owner(of: request) { request.owner = owner }
        return request
    }

    private func screen(at route: String) -> ScreenRequest? {
        (added + screens).first { $0.route == route }
    }

    /// Throws if a type cannot be an input, or if the tests cannot make a value of it.
    private func checkHandwritten(_ type: String) throws(GeneratorError) {
        var source = ""
        if let path = try package.sources.file(ofType: type, in: settings) {
            source = String(decoding: try package.files.read(path), as: UTF8.self)
        }
        let isEquatable = source.contains("Hashable") || source.contains("Equatable")
        let isInput = source.contains("ScreenInput") || source.contains("Codable") && isEquatable
        if isInput, source.contains("static let sample") { return }
        throw .contradiction(
            "'\(type)' cannot be the input: declare it in the target as a ScreenInput, with a "
                + "'static let sample' for the tests, or write its properties, e.g. "
                + "'--input id:Int'."
        )
    }

    /// Returns the properties of an input that was generated.
    private func generatedInput(_ type: String) -> [Field]? {
        screens.first { $0.input?.type == nil && $0.inputType == type }?.input?.fields
    }

    private func resolved(
        _ lead: Lead, isGiven: Bool, of request: ScreenRequest
    ) throws(GeneratorError) -> Lead {
        let resolved = try declared(lead)
        if let fault = fault(of: resolved, inFlow: request.hasCoordinator) {
            throw .contradiction(
                "'\(lead.route)' \(fault): leave it off, and write that decision in the router "
                    + "yourself.")
        }
        guard let input = resolved.input else { return resolved }
        if request.kind == .list, !isGiven {
            throw .contradiction(
                "'\(lead.route)' needs the input '\(input)', which only a row can give: put this "
                    + "route first, since the rows lead to it.")
        }
        guard isGiven, let fields = generatedInput(input) else {
            throw .request(.routeWithInput(lead.route, input: input, isGenerated: !isGiven))
        }
        if let missing = fields.first(where: { !request.fields.contains($0) }) {
            throw .contradiction(
                "'\(lead.route)' needs the field '\(missing.text)', which is not here.")
        }
        return Lead(resolved.route, resolved.member, input: input, arguments: fields)
    }

    /// Returns the reason why a screen cannot lead to a route; nil if it can.
    private func fault(of lead: Lead, inFlow isInFlow: Bool) -> String? {
        let screen = screen(at: lead.route)
        if screen?.hasCoordinator == true { return "begins a flow" }
        if !isInFlow { return nil }
        guard let screen else { return "is not the route of a generated screen" }
        return screen.leads.isEmpty ? nil : "leads to other screens, which are not in this flow"
    }

    /// Returns the route that is declared for a lead, without the values of its input.
    private func declared(_ lead: Lead) throws(GeneratorError) -> Lead {
        if let screen = added.first(where: { $0.route == lead.route || $0.member == lead.member }) {
            return Lead(screen.route, screen.member, input: screen.inputType)
        }
        let declarations = try package.sources.declarations(in: settings)
        if let route = declarations.route(lead.route) {
            return Lead(route.name, route.member, input: route.input)
        }
        throw .request(.unknownRoute(lead.route, known: declarations.routes.map(\.name)))
    }

    /// Throws if the router would have a route twice, or the user would see two buttons or rows
    /// with one title.
    private func checkNames(of request: ScreenRequest) throws(GeneratorError) {
        let other = request.title.flatMap { title in
            screens.first { $0.name != request.name && $0.isMenuRow && $0.usersTitle == title }
        }
        if request.isMenuRow, let other, try package.files.kind(of: settings.list) != nil {
            throw .contradiction(
                "'\(request.usersTitle)' is the title of '\(other.name)', too: give another with "
                    + "'--title'.")
        }
        var names: Set<String> =
            request.kind == .form ? ["done"] : request.kind.isLoaded ? ["tryAgain"] : []
        for lead in request.leads where !names.insert(lead.member).inserted {
            throw .contradiction("'\(lead.route)' is a route of this screen already: leave it off.")
        }
    }

    /// Returns the screen that declares the service of a request; nil if the request declares it.
    /// Throws if the two load or save different values.
    private func owner(of request: ScreenRequest) throws(GeneratorError) -> String? {
        guard let service = request.service else { return nil }
        let declarations = try package.sources.declarations(in: settings)
        let isDeclared = declarations.file(ofType: "\(service)Service") { _ in true } != nil
        let owner = (added + (isDeclared ? screens : [])).first { screen in
            screen.name != request.name && screen.owner == nil && screen.service == service
        }
        guard let owner else { return nil }
        if owner.kind == request.kind, owner.fields == request.fields,
            owner.inputType == request.inputType
        {
            return owner.name
        }
        throw .contradiction(
            "'\(service)Service' has other values, of '\(owner.name)': give the same kind, fields "
                + "and input, or name another service.")
    }
}
