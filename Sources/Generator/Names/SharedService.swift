extension ScreenRequest {
    /// The name of its service; nil if it has none. A list and a detail always have one.
    var service: String? { details.service ?? (details.kind.isLoaded ? name : nil) }

    /// Returns the request. If one of these screens declares the same service, that is its owner. Throws if
    /// the two load or save different values.
    func sharingService(
        with screens: some Sequence<ScreenRequest>
    ) throws(GeneratorError) -> ScreenRequest {
        let owner = screens.first { screen in
            screen.name != name && screen.details.owner == nil && screen.service == service
        }
        guard let service, let owner else { return self }
        let (own, other) = (details, owner.details)
        guard own.kind == other.kind, own.fields == other.fields,
            inputType == owner.inputType
        else {
            throw .request(
                .contradiction(
                    "'\(service)Service' has other values, of '\(owner.name)': give the same kind, "
                        + "fields and input, or name another service."))
        }
        var request = self
        request.details.owner = owner.name
        return request
    }

    /// The type of its input; nil if it has none.
    var inputType: String? { details.input.map { $0.type ?? "\(name)Input" } }
}
