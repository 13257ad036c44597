/// The names that a screen is generated with.
package struct ScreenNames: Hashable, Sendable {
    package let screen: ScreenName
    package let route: RouteName
    package let children: [ChildName]

    /// The names in a request, if each of them can be borne.
    package init(_ request: ScreenRequest) throws(NameError) {
        screen = try ScreenName(request.name)
        route = try RouteName(request.route)
        children = try ChildName.all(request.children, of: screen)
    }
}
