import Screens

/// The facts that routers read, in a given state.
@MainActor
final class FactsStub: LoginFacts, LaunchFacts, ChangePasswordFacts, SignUpDetailsFacts,
    SignUpPasswordFacts, ResetRequestFacts, ResetCodeFacts, ArticlesFacts, ProfileFacts,
    ProfileHeaderFacts, FilterSettingsFacts, LogOutFacts
{
    var status: AccountStatus?
    var failure: String?
    var details = SignUpDetails()
    var typedEmail = ""
    var isComplete = false
    var isOpen = false
    var isSent = false
    var isLoggedOut = false
    var person: Profile.ID?
    var error: ProfileError?
    var fault = ""
    var filter = ArticleFilter()

    var session: Session? {
        status.map { Session(email: "an@example.com", name: "An", profile: 1, status: $0) }
    }
}
