/// The values that the router reads. The screen uses the view model itself, because a
/// protocol cannot declare `$name`.
@MainActor
package protocol PublishedAbAbAbAbAbAbAbAbAbAbAViewModelProtocol: AnyObject {
    var name: String { get }

    /// True if there is a name.
    var canFinish: Bool { get }
}
