/// Data that can go along with a route and be saved: what JSON holds, and two marks of its own.
///
/// Numbers are equal within their case only: `.int(7)` is not `.double(7)`, though a screen may
/// read either as the other where nothing is lost.
public enum RouteValue: Hashable, Sendable {
    /// Nothing, as nil is.
    case null
    /// True or false.
    case bool(Bool)
    /// An integer.
    case int(Int)
    /// A number with a fraction. Only a finite one can be saved.
    case double(Double)
    /// Text that is meant as text. It is never read as a number.
    case string(String)
    /// Text that came from a link, where all is text: whoever reads it says what it means.
    ///
    /// An integer is digits with a `-` or none before them; a number is written as in JSON; a
    /// Boolean is `true`, `false`, `1` or `0`; text is taken as it is.
    case text(String)
    /// Values in order.
    case array([RouteValue])
    /// Values by name.
    case object([String: RouteValue])
    /// What is not shown, not logged and not saved. Only a `Secret` can read it.
    indirect case secret(RouteValue)
}
