package import Screens

/// The facts of a router that is asked from the command line: only those that were set.
@MainActor
package final class StatedFacts {
    package var status: AccountStatus?
    package var failure: String?
    package var typedName = ""
    package var typedEmail = ""
    package var isComplete = false
    package var isOpen = false
    package var isSent = false
    package var isLoggedOut = false
    package var person: Profile.ID?
    package var error: ProfileError?
    package var fault = ""
    package var filter = ArticleFilter()

    package init() {}

    /// A user with the status that was set.
    package var session: Session? {
        status.map { Session(email: "an@example.com", name: "An", profile: 1, status: $0) }
    }

    package var details: SignUpDetails { SignUpDetails(name: typedName, email: typedEmail) }
}

extension StatedFacts: LoginFacts, LaunchFacts, ChangePasswordFacts, SignUpDetailsFacts,
    SignUpPasswordFacts, ResetRequestFacts, ResetCodeFacts, ArticlesFacts, ProfileFacts,
    ProfileHeaderFacts, FilterSettingsFacts, LogOutFacts
{}
