/// A way of writing the login screen.
enum LoginWay: String, CaseIterable {
    case closures
    case streams
    case published
}
