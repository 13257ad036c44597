/// The values of two lists and the result of a closure over both, written by hand for the purpose.
///
/// The floor of combining. Either list may have other observers as well.
final class JoinByHand {
    private let combine: (Int, Int) -> Int
    private let result: ObserverList<Int>
    @exclusivity(unchecked) private var left = 0
    @exclusivity(unchecked) private var right = 0

    init(_ result: ObserverList<Int>, _ combine: @escaping (Int, Int) -> Int) {
        self.result = result
        self.combine = combine
    }

    func setLeft(_ value: Int) {
        left = value
        result.value = combine(left, right)
    }

    func setRight(_ value: Int) {
        right = value
        result.value = combine(left, right)
    }
}
