import Wayline

/// The state and the actions of the screen.
@MainActor
protocol PollViewModelProtocol: AnyObject {
    var a: String { get set }
    var b: String { get set }
    var c: String { get set }
    var d: String { get set }
    var born: CalendarDate? { get set }
    var height: Double? { get set }
    var aPublisher: Observable<String> { get }
    var bPublisher: Observable<String> { get }
    var cPublisher: Observable<String> { get }
    var dPublisher: Observable<String> { get }
    var bornPublisher: Observable<CalendarDate?> { get }
    var heightPublisher: Observable<Double?> { get }
    var canFinish: Derived<Bool> { get }
}

/// The state and the rules of the screen.
@MainActor
final class PollViewModel: ObservableObject, PollViewModelProtocol {
    @Published var a = ""
    @Published var b = ""
    @Published var c = ""
    @Published var d = ""
    @Published var born = CalendarDate?.none
    @Published var height = Double?.none
    var aPublisher: Observable<String> { $a }
    var bPublisher: Observable<String> { $b }
    var cPublisher: Observable<String> { $c }
    var dPublisher: Observable<String> { $d }
    var bornPublisher: Observable<CalendarDate?> { $born }
    var heightPublisher: Observable<Double?> { $height }
    private(set) lazy var canFinish = Derived(
        Derived($a, $b, $c, $d) { !$0.isEmpty && !$1.isEmpty && !$2.isEmpty && !$3.isEmpty }, $born
    ) { $0 && $1 != nil }
    let input: PollInput

    init(_ input: PollInput) {
        self.input = input
    }
}
