package import Binding
package import WaylineStreams

/// What goes into the screen's view model, and what comes out.
@MainActor
package protocol StreamsAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAViewModelProtocol:
    AnyObject
{
    var name: Observable<String> { get }

    /// The user is done.
    var done: Signal<Void> { get }

    /// Whether there is a name.
    var canFinish: Derived<Bool> { get }

    /// Tells the name that the user is done with.
    var finished: AnyPublisher<String, Never> { get }
}
