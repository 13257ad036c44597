import Wayline

final class OrdersCoordinator: Coordinator {
    static let flow = Flow<OrdersCoordinator>(.home) {
        FlowScreen(.home) { _ in HomeScreen() }
        FlowScreen(.orders) { _ in PlainScreen() }
            .onEnter { user, _ in user.isLoggedIn.value ? .allow : .after(.start(.signIn)) }
        FlowScreen(.order) { _, input in OrderScreen(id: input.id) }
            .onEnter { user, _ in user.isLoggedIn.value ? .allow : .after(.start(.signIn)) }
        FlowScreen(.invoices) { _ in PlainScreen() }
            .onEnter { _, _ in .redirect(.push(.orders)) }
        FlowScreen(.refund) { _ in PlainScreen() }
            .onEnter { _, _ in .refuse(because: "A refund takes a call.") }
        FlowScreen(.letter) { _ in LetterScreen() }
            .onLeave { _, letter in letter.isEmpty ? .allow : .ask(.discard) }
        FlowScreen(.parcel) { _ in LetterScreen() }
            .onLeave { _, parcel, leaving in
                leaving.leads(to: .letter) || parcel.isEmpty ? .allow : .ask(.discard)
            }
        FlowScreen(.draft) { _ in LetterScreen() }
            .onLeave { _, letter in
                letter.isEmpty ? .allow : .ask(.saveDraft)
            } answered: { user, letter, answer in
                if answer.title == "Save draft" { user.save(letter) }
                return answer.title == "Keep editing" ? .stay : .allow
            }
        FlowScreen(.express) { _ in PlainScreen() }
            .onEnter { user, _ in
                await user.couriers.areFree() ? .allow : .refuse(because: "No courier is free now.")
            }
        FlowScreen(.bookmarks) { _ in PlainScreen() }
            .onEnter(while: { $0.isLoggedIn }, otherwise: .after(.start(.signIn)))
        ChildFlow(.signIn) { _ in
            SignInCoordinator()
        } onResult: { user, result in
            if case .finished = result { user.isLoggedIn.value = true }
            return .stay
        }
    }

    let isLoggedIn = Observable(false)
    private(set) var drafts: [String] = []
    private let couriers: any CourierService

    init(couriers: any CourierService = SampleCouriers(areFree: true)) {
        self.couriers = couriers
    }

    private func save(_ letter: LetterScreen) {
        drafts.append(letter.text.value)
    }
}

extension Destination<NoInput, NoOutput> {
    static let orders = Self("orders")
    static let invoices = Self("invoices")
    static let refund = Self("refund")
    static let letter = Self("letter")
    static let draft = Self("draft")
    static let parcel = Self("parcel")
    static let bookmarks = Self("bookmarks")
    static let express = Self("express")
}

extension Destination<OrderInput, NoOutput> {
    static let order = Self("order")
}
