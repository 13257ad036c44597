/// What others may know of this part of the screen.
@MainActor
package protocol PublishedAbAbAbAbAbAbAbAbAbAbAPartAbAbAbAbAbAbAbAbAbAbAbAbAbViewModelProtocol:
    AnyObject
{
    var isOpen: Bool { get set }

    /// Says whether it is open.
    var text: String { get }
}
