public import Binding

/// What the home screen shows.
@MainActor
public protocol HomeViewModelProtocol: AnyObject {
    var message: Observable<String> { get }
}
