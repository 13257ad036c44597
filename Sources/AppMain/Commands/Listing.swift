/// What can be listed.
package enum Listing: String, CaseIterable, Sendable {
    case screens, routes, templates, links
}
