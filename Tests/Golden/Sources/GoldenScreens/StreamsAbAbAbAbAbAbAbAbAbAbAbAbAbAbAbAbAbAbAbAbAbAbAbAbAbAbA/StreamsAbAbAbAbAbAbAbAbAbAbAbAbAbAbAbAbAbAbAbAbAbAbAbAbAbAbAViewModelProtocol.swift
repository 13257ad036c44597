package import Binding
package import WaylineStreams

/// The inputs and the outputs of the screen's view model.
@MainActor
package protocol StreamsAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAViewModelProtocol:
    AnyObject
{
    var name: Observable<String> { get }

    /// Receives an event when the user is done.
    var done: Signal<Void> { get }

    /// True if there is a name.
    var canFinish: Derived<Bool> { get }

    /// Publishes the name when the user is done.
    var finished: AnyPublisher<String, Never> { get }
}
