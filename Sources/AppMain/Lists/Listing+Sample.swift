package import WaylineCommandLine

extension Listing {
    /// The routers of the sample app.
    package static let routes = Listing("routes") {
        let routers = AskedRouter.all
        return Rows(text: routers.map(\.text).joined(), values: routers.map(\.json))
    }

    /// The links of the sample app.
    package static let links = Listing("links") {
        let links = try ListedLink.all()
        return Rows(text: links.map(\.text).joined(), values: links.map(\.json))
    }
}
