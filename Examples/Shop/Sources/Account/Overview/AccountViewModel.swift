import Wayline
import Words

/// The state of the account.
@MainActor
final class AccountViewModel {
    let greeting: Derived<String>
    private let session: Session

    init(_ session: Session, words: Words) {
        self.session = session
        greeting = session.user.map { user in
            user.map { words("Hello, \($0).", "Chào \($0).") }
                ?? words("Log in to see your orders.", "Hãy đăng nhập để xem đơn hàng.")
        }
    }

    var isLoggedIn: Derived<Bool> { session.isLoggedIn }

    func logOut() {
        session.logOut()
    }
}
