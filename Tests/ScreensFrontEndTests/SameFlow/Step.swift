/// An action of a user, in any front end.
enum Step {
    case type(String, into: String)

    /// The code of the last letter to `address`.
    case typeCode(sentTo: String, into: String)
    case choose(String)
    case answer(String)
    case nextTab
    case back
}
