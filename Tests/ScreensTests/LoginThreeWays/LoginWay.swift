import Wayline

/// A way of writing the login screen.
enum LoginWay: String, CaseIterable {
    case closures
    case streams
    case published

    var route: RouteID<NoInput> { RouteID(RouteName(self)) }
}
