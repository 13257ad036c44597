struct SampleCouriers: CourierService {
    let areFree: Bool

    func areFree() async -> Bool { areFree }
}
