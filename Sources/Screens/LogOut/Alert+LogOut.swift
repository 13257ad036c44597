public import Coordination
import TextMenu

extension Alert {
    /// Asks whether to log out; who says so gets to the screen's route `log-out`.
    public static func logOut(_ words: Words) -> Alert {
        .confirm(words[.shallLogOut], words[.logOut], route: "log-out", orElse: words[.stay])
    }
}
