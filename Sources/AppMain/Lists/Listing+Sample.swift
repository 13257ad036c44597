package import WaylineCommands

extension Listing {
    /// The routers of the sample app, and of the screens in its list.
    package static let routes = Listing("routes") {
        let routers: [any AskedRouter] = ListedRouter.all + (try MadeScreen.listed())
        return Rows(text: routers.map(\.text).joined(), values: routers.map(\.json))
    }

    /// The links of the sample app.
    package static let links = Listing("links") {
        let links = try ListedLink.all()
        return Rows(text: links.map(\.text).joined(), values: links.map(\.json))
    }
}
