/// What can be listed.
package enum Listing: String, CaseIterable, Sendable {
    case screens, routes, templates, links

    /// Whether each package has its own; else they are those of the sample app.
    package var isOfPackage: Bool {
        switch self {
        case .screens, .templates: true
        case .routes, .links: false
        }
    }
}
