import Screens

extension Reply {
    init(_ error: AccountError) {
        self =
            switch error {
            case .wrongCredentials: Self.refusal(RefusalReply(error: "wrong_credentials"))
            case .slowedDown(let seconds):
                Self.refusal(RefusalReply(error: "slowed_down", seconds: seconds))
            case .notAnEmail(let email):
                Self.refusal(RefusalReply(error: "not_an_email", email: email))
            case .noName: Self.refusal(RefusalReply(error: "no_name"))
            case .emailTaken(let email):
                Self.refusal(RefusalReply(error: "email_taken", email: email))
            case .passwordRefused(let rules):
                Self.refusal(RefusalReply(error: "password_refused", rules: rules))
            case .wrongOldPassword: Self.refusal(RefusalReply(error: "wrong_old_password"))
            case .wrongCode: Self.refusal(RefusalReply(error: "wrong_code"))
            case .notLoggedIn: .notLoggedIn
            case .fault: Reply(status: 500)
            }
    }

    init(_ error: ArticleError) {
        self =
            switch error {
            case .unknownArticle: Self.unknown
            case .notLoggedIn: .notLoggedIn
            case .fault: Reply(status: 500)
            }
    }

    init(_ error: ProfileError) {
        self =
            switch error {
            case .unknownProfile: Self.unknown
            case .ownProfile: Self.refusal(RefusalReply(error: "own_profile"))
            case .alreadyFriends(let name):
                Self.refusal(RefusalReply(error: "already_friends", name: name))
            case .notLoggedIn: .notLoggedIn
            case .fault: Reply(status: 500)
            }
    }

    private static let unknown = json(RefusalReply(error: "unknown"), status: 404)

    private static func refusal(_ refusal: RefusalReply) -> Reply {
        json(refusal, status: 422)
    }
}
