public import Binding

/// What the change password screen shows.
@MainActor
public protocol ChangePasswordViewModelProtocol: AnyObject {
    var message: Observable<String> { get }
}
