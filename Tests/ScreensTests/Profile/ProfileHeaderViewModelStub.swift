import Binding
import Screens

/// The head of a profile with a given error.
@MainActor
final class ProfileHeaderViewModelStub: ProfileHeaderViewModelProtocol {
    let profile = Request<Profile, ProfileError>()
    let requestTitle = Observable("").map { $0 }
    let canRequest = Observable(true).map { $0 }
    let standing = Observable("").map { $0 }
    let error: ProfileError?

    init(error: ProfileError?) {
        self.error = error
    }

    func load() async {}

    func request() async {}
}
