import Wayline

final class BankCoordinator: Coordinator {
    static let flow = Flow<BankCoordinator>(.accounts) {
        FlowScreen(.accounts) { _ in PlainScreen() }
        FlowScreen(.transfer) { _ in TransferScreen() }
        FlowScreen(.confirm) { _, _ in PlainScreen() }
        FlowScreen(.offers) { _ in PlainScreen() }
    }
}

struct ConfirmInput: ScreenInput {
    let amount: Int
    @Secret var token: String
}

extension Destination<NoInput, NoOutput> {
    static let accounts = Self("accounts")
    static let transfer = Self("transfer")
    static let offers = Self("offers")
}

extension Destination<ConfirmInput, NoOutput> {
    static let confirm = Self("confirm")
}
