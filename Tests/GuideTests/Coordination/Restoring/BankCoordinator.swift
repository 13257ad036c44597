import Wayline

final class BankCoordinator: Coordinator {
    static let flow = Flow<BankCoordinator>(.accounts) {
        ScreenRoute(.accounts) { _ in PlainScreen() }
        ScreenRoute(.transfer) { _ in TransferScreen() }
        ScreenRoute(.confirm) { _, _ in PlainScreen() }
        ScreenRoute(.offers) { _ in PlainScreen() }
    }
}

struct ConfirmInput: Codable {
    let amount: Int
    @Secret var token: String
}

extension RouteID<NoInput> {
    static let accounts = Self("accounts")
    static let transfer = Self("transfer")
    static let offers = Self("offers")
}

extension RouteID<ConfirmInput> {
    static let confirm = Self("confirm")
}
