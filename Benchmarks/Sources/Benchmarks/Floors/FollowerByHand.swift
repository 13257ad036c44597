/// One observer that moves from list to list, written by hand for the purpose.
///
/// The floor of switching to the latest: nothing is allocated.
final class FollowerByHand {
    private let observer: ObserverList<Int>.Observer
    @exclusivity(unchecked) private var list: ObserverList<Int>

    init(of list: ObserverList<Int>, _ body: @escaping (Int) -> Void) {
        observer = ObserverList.Observer(body)
        self.list = list
        list.append(observer)
    }

    func follow(_ next: ObserverList<Int>) {
        list.remove(observer)
        next.append(observer)
        list = next
    }
}
