extension ProfileError {
    /// What a refusal means where a person was asked for; nil if it is none of a profile.
    init?(_ refusal: Refusal, about id: Profile.ID) {
        switch refusal.error {
        case .unknown: self = .unknownProfile(id)
        case .ownProfile: self = .ownProfile
        case .alreadyFriends: self = .alreadyFriends(name: refusal.name ?? "")
        case .wrongCredentials, .slowedDown, .notAnEmail, .noName, .emailTaken, .passwordRefused,
            .wrongOldPassword, .wrongCode:
            return nil
        }
    }
}
