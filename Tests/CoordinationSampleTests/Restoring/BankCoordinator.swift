import Wayline

final class BankCoordinator: Coordinator {
    static let flow = Flow<BankCoordinator>(.accounts) {
        ScreenRoute(.accounts) { _ in PlainScreen() }
        ScreenRoute(.transfer) { _ in TransferScreen() }
        ScreenRoute(.confirm, ConfirmInput.self) { _, _ in PlainScreen() }
        ScreenRoute(.offers) { _ in PlainScreen() }
    }

    let way = Way()
}

struct ConfirmInput: Codable {
    let amount: Int
    @Secret var token: String
}

extension RouteName {
    static let accounts: RouteName = "accounts"
    static let confirm: RouteName = "confirm"
    static let offers: RouteName = "offers"
}
