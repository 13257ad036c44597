public import Binding

/// What there is to say to a user with a good password.
public final class LandingViewModel: LandingViewModelProtocol {
    public let message = Observable("You are logged in.")

    public init() {}
}
