package import Screens

/// A request to a `PeopleStub`.
package enum PeopleQuestion: Hashable {
    case profile(Profile.ID)
    case photos(Profile.ID)
    case friends(Profile.ID)
    case about(Profile.ID)
    case send(Profile.ID)
    case withdraw(Profile.ID)

    /// The requests of a screen that shows a person.
    package static func all(of id: Profile.ID) -> [PeopleQuestion] {
        [.profile(id), .photos(id), .friends(id), .about(id)]
    }
}
