import Wayline

extension PlantFilter: ScreenInput {}

/// Returns the filter.
struct FilterRouter: Router {
    typealias Output = PlantFilter
    enum Route: String, CaseIterable { case apply, clear }
    struct Facts: RouterFacts { var filter = PlantFilter() }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .apply: finish(facts.filter)
        case .clear: finish(PlantFilter())
        }
    }
}

/// The light that the user wants for a plant.
enum Light: CaseIterable {
    case any, sun, shade

    init(_ needsSun: Bool?) {
        self = needsSun.map { $0 ? .sun : .shade } ?? .any
    }

    var needsSun: Bool? {
        switch self {
        case .any: nil
        case .sun: true
        case .shade: false
        }
    }

    func text(_ words: Words) -> String {
        switch self {
        case .any: words("Any", "Bất kỳ")
        case .sun: words("Sun", "Nắng")
        case .shade: words("Shade", "Bóng râm")
        }
    }
}

/// The controls of the filter.
final class FilterView: View {
    let title: String
    let light: Choice<Light>
    let price: NumberField<Int>
    let apply: Button
    let clear: Button

    init(_ words: Words) {
        title = words("Filter", "Lọc")
        light = Choice(words("Light", "Ánh sáng"), Light.allCases) { $0.text(words) }
        price = NumberField<Int>(words("Highest price", "Giá cao nhất"), in: 1...100)
        apply = Button(words("Apply", "Áp dụng"), isDefault: true)
        clear = Button(words("Clear", "Xóa lọc"))
    }

    var controls: [Control] { [light, price, apply, clear] }
}

/// Asks for a filter, and returns it.
final class FilterScreen: ViewScreen, DraftKeeping {
    typealias Routes = FilterRouter
    let view: FilterView
    private let light: Observable<Light>
    private let price: Observable<Int?>

    init(_ filter: PlantFilter, _ words: Words) {
        view = FilterView(words)
        light = Observable(Light(filter.needsSun))
        price = Observable(filter.highestPrice)
    }

    var facts: FilterRouter.Facts {
        .init(filter: PlantFilter(needsSun: light.value.needsSun, highestPrice: price.value))
    }

    func start() {
        bind(view.light, light)
        bind(view.price, price)
        bind(\.apply.isEnabled, view.price.isValid)
        bind(view.apply, to: .apply)
        bind(view.clear, to: .clear)
    }
}

extension PlantFilter {
    /// The filter as the user reads it.
    @MainActor
    func rows(_ words: Words) -> [NamedValues.Row] {
        let light = NamedValues.Row(words("Light", "Ánh sáng"), Light(needsSun).text(words))
        let price = highestPrice.map {
            NamedValues.Row(words("Highest price", "Giá cao nhất"), "€\($0)")
        }
        return [light] + (price.map { [$0] } ?? [])
    }
}
