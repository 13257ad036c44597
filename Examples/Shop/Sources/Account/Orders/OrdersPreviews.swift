import Checkout
import Wayline
import Words

extension Preview {
    /// The orders, in each state of their service.
    public static var orders: [Preview] {
        StagedOrders.Stage.allCases.map { stage in
            Preview("Orders, \(stage)") { context in
                OrdersScreen(
                    viewModel: OrdersViewModel(orders: StagedOrders(stage, context)),
                    words: Words(Language(rawValue: context.language.value) ?? .english))
            }
        }
    }
}

/// Stays in one state.
@MainActor
private final class StagedOrders: OrderService {
    enum Stage: CaseIterable { case loading, empty, full, failed }

    private let stage: Stage
    private let clock: AnyScheduler
    private let memory = MemoryOrders()

    init(_ stage: Stage, _ context: AppContext) {
        (self.stage, clock) = (stage, context.clock)
    }

    func place(_ draft: OrderDraft) async throws(OrderError) -> Order {
        memory.place(draft)
    }

    func orders() async throws(OrderError) -> [Order] {
        switch stage {
        case .loading: do { try await clock.sleep(for: .seconds(86_400)) } catch {}
        case .empty, .full: break
        case .failed: throw .unavailable
        }
        return stage == .full ? memory.orders() : []
    }

    func order(_ id: Int) async throws(OrderError) -> Order {
        try memory.order(id)
    }
}
