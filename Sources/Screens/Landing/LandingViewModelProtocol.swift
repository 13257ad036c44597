public import Binding

/// What the home screen shows.
@MainActor
public protocol LandingViewModelProtocol: AnyObject {
    var message: Observable<String> { get }
}
