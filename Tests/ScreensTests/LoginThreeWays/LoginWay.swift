import Wayline

/// A way of writing the login screen.
enum LoginWay: String, CaseIterable {
    case closures
    case streams
    case published

    var route: Destination<NoInput, NoOutput> { Destination(RouteName(self)) }
}
