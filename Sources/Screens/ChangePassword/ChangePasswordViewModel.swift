public import Binding

/// What there is to say to a user whose password is good no longer.
public final class ChangePasswordViewModel: ChangePasswordViewModelProtocol {
    public let message = Observable(
        "Your password has expired or was leaked. Changing it is not possible here yet.")

    public init() {}
}
