/// What the router asks for. The screen knows the view model itself, whose `$name` no protocol
/// can declare.
@MainActor
package protocol PublishedAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAViewModelProtocol:
    AnyObject
{
    var name: String { get }

    /// Whether there is a name.
    var canFinish: Bool { get }
}
