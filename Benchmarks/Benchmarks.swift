import Binding
import Glibc
final class FloorInt {
    var value: Int
    var closures: ContiguousArray<(Int) -> Void> = []
    init(_ v: Int) { value = v }
    @inline(never) func set(_ v: Int) { value = v; for c in closures { c(v) } }
}
final class Box { var sum = 0 }
func now() -> Double { var t = timespec(); clock_gettime(CLOCK_MONOTONIC, &t); return Double(t.tv_sec) * 1e9 + Double(t.tv_nsec) }
@inline(never) func time(_ n: Int, _ f: (Int) -> Void) -> Double { var best = 1e18; for _ in 0..<15 { let a = now(); for i in 0..<n { f(i) }; best = min(best, (now() - a) / Double(n)) }; return best }

@main
struct Benchmarks {
    static func main() {
        let box = Box()
        let n = 500_000
        var tokens: [AnyCancellable] = []
        do {
            let f = FloorInt(0), o = Observable(0)
            f.closures.append { [box] in box.sum &+= $0 }; tokens.append(o.bind { [box] in box.sum &+= $0 })
            print("floor", time(n) { f.set($0) }, "set1", time(n) { o.value = $0 })
        }
        do {
            let a = Observable(0), b = Observable(0)
            tokens.append(a.combineLatest(b).map { $0.0 &+ $0.1 }.bind { [box] in box.sum &+= $0 })
            print("combineLatest+map", time(n) { a.value = $0 })
        }
        do {
            let a = Observable(0)
            let l = a.map { $0 &* 2 }, r = a.map { $0 &* 3 }
            tokens.append(l.combineLatest(r) { $0 &+ $1 }.bind { [box] in box.sum &+= $0 })
            print("diamond", time(n) { a.value = $0 })
        }
        do {
            let a = Observable(0)
            var d = a.map { $0 &+ 1 }
            for _ in 0..<9 { d = d.map { $0 &+ 1 } }
            tokens.append(d.bind { [box] in box.sum &+= $0 })
            print("ten maps", time(n) { a.value = $0 })
        }
        do {
            let a = Observable(0)
            tokens.append(a.map { $0 &+ 1 }.filter(startingWith: 0) { $0 > 0 }.removeDuplicates().bind { [box] in box.sum &+= $0 })
            print("map filter removeDuplicates", time(n) { a.value = $0 })
        }
        do {
            let a = Observable(0), b = Observable(0)
            tokens.append(a.bind(bothWays: b))
            tokens.append(b.bind { [box] in box.sum &+= $0 })
            print("two way round trip", time(n) { a.value = $0; b.value = $0 })
        }
        do {
            let a = Observable(0)
            print("bind+cancel", time(n) { _ in let t = a.bind { [box] in box.sum &+= $0 }; t.cancel() })
            for _ in 0..<100_000 { tokens.append(a.bind { [box] in box.sum &+= $0 }) }
            print("bind+cancel 100000", time(n) { _ in let t = a.bind { [box] in box.sum &+= $0 }; t.cancel() })
            print("two objects", time(n) { _ in let b = Box(), c = Box(); withExtendedLifetime((b,c)) {} })
        }
        print(box.sum)
    }
}
